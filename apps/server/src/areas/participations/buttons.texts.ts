// Where the buttons of the mails lead.

export const toProgramme = (appUrl: string) => ({
  label: 'Zum Programm',
  url: `${appUrl}/app/tabs/schedule`,
})

export const toWorkshop = ({ workshopId }: { workshopId: number | null }, appUrl: string) =>
  workshopId === null
    ? toProgramme(appUrl)
    : { label: 'Workshop ansehen', url: `${appUrl}/workshop-detail/${workshopId}` }

export const toEvent = ({ id }: { id: number }, appUrl: string) => ({
  label: 'Veranstaltung ansehen',
  url: `${appUrl}/event-detail/${id}`,
})

export const toEvents = (appUrl: string) => ({
  label: 'Andere Veranstaltungen ansehen',
  url: `${appUrl}/app/tabs/event`,
})

export const toConfirmations = (appUrl: string) => ({
  label: 'Feedback geben',
  url: `${appUrl}/participation-confirmations`,
})
