type Account = { iban: string; holder: string }

/** „DE89 3704 0044 0532 0130 00 (Eva Sommer)“, in groups of four */
export const accountText = ({ iban, holder }: Account) => `${iban.replace(/(.{4})(?=.)/g, '$1 ')} (${holder})`
