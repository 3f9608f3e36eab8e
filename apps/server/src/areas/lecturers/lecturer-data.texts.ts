export const wrongIban =
  'Diese IBAN kann nicht stimmen. Bitte prüfen Sie, ob ein Zeichen fehlt oder vertauscht ist.'
export const wrongBic = 'Dieser BIC kann nicht stimmen. Er hat 8 oder 11 Zeichen, zum Beispiel COBADEFFXXX.'
export const otherCountry = 'IBAN und BIC gehören zu verschiedenen Ländern.'
export const wrongVatId =
  'Diese Umsatzsteuer-Identifikationsnummer kann nicht stimmen. Eine deutsche besteht aus DE und 9 Ziffern.'
