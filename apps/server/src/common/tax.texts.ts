export const wrongVatId =
  'Diese Umsatzsteuer-Identifikationsnummer kann nicht stimmen. Eine deutsche besteht aus DE und 9 Ziffern.'
