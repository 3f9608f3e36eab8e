import type { ApiKey } from '@tafelrunde/contract/admin/api-keys'
import { KeyScope } from '@tafelrunde/contract/key-scopes'

const fields = ['programme', 'people', 'members', 'registrations', 'exhibition', 'money'] as const
type Field = (typeof fields)[number]

/** What a key may do in a field. */
export type Reach = 'none' | 'read' | 'write'

/** `write`: what changing is called where nothing is read. */
const fieldNames: Record<Field, { name: string; about: string; write?: string }> = {
  programme: { name: 'Programm', about: 'Veranstaltungen, Workshops, Termine, Räume, Referenten, Raumplan' },
  people: { name: 'Personen', about: 'Konten mit Namen und E-Mail-Adressen; ändern geht nur mit Anmeldung' },
  members: {
    name: 'Mitglieder',
    about: 'Mitgliedsnummern vergeben und nehmen, neuen Mitgliedern ein Konto anlegen',
    write: 'abgleichen',
  },
  registrations: { name: 'Anmeldungen', about: 'Anmeldungen, Plätze, Anwesenheit, Bestätigungen' },
  exhibition: { name: 'Aussteller', about: 'Aussteller, Bestellungen, Halle, Preislisten' },
  money: { name: 'Geld', about: 'Rechnungen, Honorare, Abrechnungen' },
}
const reachTexts: Record<Reach, string> = {
  none: 'nichts',
  read: 'lesen',
  write: 'lesen und ändern',
}
/** What the choice says. */
export const reachText = (field: Field, reach: Reach) =>
  (reach === 'write' && fieldNames[field].write) || reachTexts[reach]

const isScope = (scope: string) => KeyScope.safeParse(scope).data

/** The fields in the order of the form, each with what can be chosen. */
export const choices = fields.map(field => ({
  field,
  ...fieldNames[field],
  reaches: (['none', 'read', 'write'] as const).filter(
    reach => reach === 'none' || isScope(`${field}:${reach}`) !== undefined,
  ),
}))

export type Wish = Record<Field, Reach>
export const nothing: Wish = {
  programme: 'none',
  people: 'none',
  members: 'none',
  registrations: 'none',
  exhibition: 'none',
  money: 'none',
}

/** Whoever may change something may read it. */
export const scopesOf = (wish: Wish) =>
  fields.flatMap(field => {
    const reach = wish[field]
    const wanted = reach === 'write' ? ['read', 'write'] : reach === 'read' ? ['read'] : []
    return wanted.flatMap(one => isScope(`${field}:${one}`) ?? [])
  })

/** „Programm lesen, Geld lesen und ändern“ */
export const scopesText = (scopes: KeyScope[]) =>
  fields
    .flatMap(field => {
      const mine = scopes.filter(scope => scope.startsWith(`${field}:`))
      if (mine.length === 0) return []
      const reads = mine.some(scope => scope.endsWith(':read'))
      const writes = mine.some(scope => scope.endsWith(':write'))
      const reach = writes
        ? reads
          ? reachTexts.write
          : (fieldNames[field].write ?? 'ändern')
        : reachTexts.read
      return [`${fieldNames[field].name} ${reach}`]
    })
    .join(', ')

export const dayTexts: Record<number, string> = {
  30: '30 Tage',
  90: '90 Tage',
  365: '1 Jahr',
  730: '2 Jahre',
}

export const stateTexts: Record<ApiKey['state'], string> = {
  active: 'gilt',
  expired: 'abgelaufen',
  revoked: 'widerrufen',
}
