/** The server tells nobody who has an account here; so does this. */
export const activationSent =
  'Wenn es zu dieser Adresse ein Konto gibt, das noch nicht bestätigt ist, ist die Nachricht unterwegs. Sehen Sie auch im Spam-Ordner nach.'

export const resetSent =
  'Wenn es zu dieser Adresse ein Konto gibt, ist die Nachricht unterwegs. Sehen Sie auch im Spam-Ordner nach.'
