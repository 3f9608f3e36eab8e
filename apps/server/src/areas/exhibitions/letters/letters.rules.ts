/** By step: what a reminder is called. */
const reminders = ['Zahlungserinnerung', '1. Mahnung', '2. Mahnung']

/** „1. Mahnung“ for the second step. */
export const reminderTitle = (step: number) => reminders[step - 1] ?? 'Mahnung'

/** „1. Mahnung zur Rechnung 2027-R-00042“ */
export const reminderName = (step: number, invoice: string) =>
  `${reminderTitle(step)} zur Rechnung ${invoice}`
