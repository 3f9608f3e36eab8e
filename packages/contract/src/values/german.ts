import * as z from 'zod/mini'

const kinds: Record<string, string> = { object: 'dict', array: 'list', boolean: 'bool', number: 'float' }
/** What something of a body is called in a sentence: `dict`, `list`, `str` … */
export const kindOf = (input: unknown) => {
  if (typeof input === 'string') return 'str'
  if (Number.isInteger(input)) return 'int'
  return kinds[Array.isArray(input) ? 'array' : typeof input] ?? typeof input
}

const longestShown = 100
/** What somebody sent, as a sentence has room for it; what is nested, maybe endlessly, by its kind alone. */
const shown = (input: unknown) => {
  if (input === undefined || typeof input === 'object') return kindOf(input)
  const text = typeof input === 'string' ? input : JSON.stringify(input)
  // Not half of a sign that is two.
  return text.length > longestShown ? `${text.slice(0, longestShown).replace(/\p{Surrogate}$/u, '')}…` : text
}

const wrongType = (expected: string, input: unknown) => {
  if (expected === 'string') return 'Kein gültiger String.'
  if (expected === 'int') return 'Eine gültige Ganzzahl ist erforderlich.'
  if (expected === 'number') return 'Eine gültige Zahl ist erforderlich.'
  if (expected === 'boolean') return 'Muss ein gültiger Wahrheitswert sein.'
  if (expected === 'array')
    return `Erwarte eine Liste von Elementen, erhielt aber den Typ "${kindOf(input)}".`
  if (expected === 'object') return `Ungültige Daten. Dictionary erwartet, aber ${kindOf(input)} erhalten.`
  return undefined
}

/** The sentences of the forms and of the API (contract B); what has none here gets zod's German one. */
const sentence: z.core.$ZodErrorMap = issue => {
  if (issue.input === undefined) return 'Dieses Feld ist zwingend erforderlich.'
  if (issue.input === null)
    return issue.path?.length === 0 ? 'No data provided' : 'Dieses Feld darf nicht null sein.'
  if (issue.code === 'invalid_type') return wrongType(issue.expected, issue.input)
  if (issue.code === 'invalid_format' && issue.format === 'email')
    return 'Geben Sie eine gültige E-Mail Adresse an.'
  if (issue.code === 'invalid_format' && issue.format === 'date')
    return 'Datum hat das falsche Format. Nutzen Sie stattdessen eines dieser Formate: YYYY-MM-DD.'
  if (issue.code === 'invalid_value') return `"${shown(issue.input)}" ist keine gültige Option.`
  if (issue.code === 'too_small')
    return issue.origin === 'string'
      ? 'Dieses Feld darf nicht leer sein.'
      : `Stellen Sie sicher, dass dieser Wert größer oder gleich ${issue.minimum} ist.`
  if (issue.code === 'too_big')
    return issue.origin === 'string'
      ? `Stellen Sie sicher, dass dieses Feld nicht mehr als ${issue.maximum} Zeichen lang ist.`
      : `Stellen Sie sicher, dass dieser Wert kleiner oder gleich ${issue.maximum} ist.`
  return undefined
}

export const speakGerman = () => z.config({ ...z.locales.de(), customError: sentence })
