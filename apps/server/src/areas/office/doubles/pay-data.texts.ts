export const nothing = 'keine Angabe'

export const joined = (...texts: string[]) =>
  texts
    .map(text => text.trim())
    .filter(Boolean)
    .join(', ')

/** „IBAN …3000“ */
export const ibanEnd = (iban: string) => `IBAN\u00a0…${iban.slice(-4)}`

export const travel = (mode: 'car' | 'public', km: number) =>
  mode === 'public' ? 'Bahn oder Bus' : `Pkw, ${km}\u00a0km`

export const smallBusiness = (is: boolean) =>
  is ? 'Kleinunternehmer, §\u00a019\u00a0UStG' : 'kein Kleinunternehmer'

/** „Bankverbindung: IBAN …3000 bleibt, IBAN …2051 des anderen Kontos entfällt.“ */
export const stays = (name: string, kept: string, gone: string) =>
  `${name}: Es bleibt „${kept}“, „${gone}“ des anderen Kontos entfällt.`

/** „Steuernummer: „151/815/08156“ kommt vom anderen Konto.“ */
export const taken = (name: string, gone: string) => `${name}: „${gone}“ kommt vom anderen Konto.`
