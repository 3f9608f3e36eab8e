export const inFuture = 'Dieser Tag kommt erst noch.'
export const longAgo = 'Dieser Tag liegt zu weit zurück.'
export const nothingToAsk =
  'VIES kennt nur USt-IdNrn. aus anderen Staaten der EU. Diese Bestellung nennt keine, die es geben kann.'
export const otherVatId = (vatId: string) =>
  `Die Bestellung nennt inzwischen die USt-IdNr. ${vatId}. Bitte fragen Sie VIES nach dieser.`
