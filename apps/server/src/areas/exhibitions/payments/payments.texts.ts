import { moneyText } from '../../../common/money.texts.ts'

export const changedMeanwhile =
  'An dieser Bestellung ist inzwischen ein anderer Betrag offen. Bitte prüfen Sie die Zahlungen noch einmal.'
export const nothingOpen = 'An dieser Bestellung ist nichts offen.'
export const nothingToRefund = 'An dieser Bestellung ist nichts zu viel bezahlt.'
export const moreThanOpen = (cents: number) => `Offen sind nur ${moneyText(cents)}.`
export const moreThanCredit = (cents: number) => `Zu viel bezahlt sind nur ${moneyText(cents)}.`
export const inFuture = 'Dieser Tag kommt erst noch.'
export const longAgo = 'Dieser Tag liegt zu weit zurück.'
export const alreadyWithdrawn = 'Das ist schon zurückgenommen.'
export const inRefundFile = (id: number) =>
  `Diese Erstattung steht in der Zahlungsdatei ${id}, die die Bank noch nicht ausgeführt hat. Nehmen Sie diese Datei unter „Guthaben erstatten“ zurück.`
export const nothingByHand =
  'An dieser Bestellung ist keine Zahlung von Hand vermerkt. Gehört eine Zahlung der Bank nicht zu ihr, nehmen Sie diese zurück.'
