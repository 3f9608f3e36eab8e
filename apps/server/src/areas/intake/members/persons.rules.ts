import { emailText } from '@tafelrunde/contract/values/email'
import type { createNotes, Line, Read } from '../judged.rules.ts'

export type KnownPerson = { id: number; email: string; number: string }

const email = emailText()

/** An e-mail address as accounts have it. */
export const readEmail = (typed: string): Read<string> => {
  const { data } = email.safeParse(typed.trim())
  return data === undefined ? { reason: `„${typed}“ ist keine E-Mail-Adresse.` } : { value: data }
}

/** Numbers and addresses of all rows, to look for their accounts. */
export const namesOf = (lines: Line[]) => ({
  numbers: [...new Set(lines.flatMap(({ texts }) => texts.number?.trim() || []))],
  emails: [...new Set(lines.flatMap(({ texts }) => texts.email?.trim().normalize().toLowerCase() || []))],
})

/** Finds people among those with an account: by their number, else by their address; both have to be of the same one. */
export const personFinder = <Person extends KnownPerson>(known: Person[]) => {
  const byNumber = Map.groupBy(known, ({ number }) => number)
  const byEmail = new Map(known.map(person => [person.email.toLowerCase(), person]))
  return (number: string, address: string, { note }: ReturnType<typeof createNotes>) => {
    const [numbered, ...others] = number ? (byNumber.get(number) ?? []) : []
    const addressed = address ? byEmail.get(address.toLowerCase()) : undefined
    if (others.length > 0 && !addressed) {
      note(
        'number',
        `Die Nummer „${number}“ haben ${others.length + 1} Konten. Bitte nennen Sie die E-Mail-Adresse.`,
      )
      return undefined
    }
    const person = addressed ?? numbered
    if (person && address && person.email.toLowerCase() !== address.toLowerCase())
      note(
        'email',
        `Zur Nummer „${number}“ gehört eine andere Adresse. Adressen ändern nur die Personen selbst.`,
        [person.email],
      )
    if (person && number && person.number && person.number !== number)
      note('number', `Zu dieser Adresse gehört schon die Nummer „${person.number}“.`, [person.number])
    if (addressed && !addressed.number && numbered && numbered.id !== addressed.id)
      note('number', `Die Nummer „${number}“ gehört schon zum Konto ${numbered.email}.`)
    return person
  }
}
