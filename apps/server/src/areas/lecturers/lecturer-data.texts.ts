export const wrongCountry = 'Bitte wählen Sie ein Land.'
export const holderInLatin =
  'Banken übermitteln nur lateinische Buchstaben. Bitte geben Sie den Kontoinhaber so an, wie er in lateinischer Schrift bei Ihrer Bank steht, zum Beispiel „Eleni\u00a0Papadopoulou“.'
