export const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`

type Plan = { insert: unknown[]; update: unknown[] }

/** „Neu: 3 Räume.“, „Geändert: 1 Raum.“ */
export const recordConsequences = ({ insert, update }: Plan, one: string, many: string) => [
  ...(insert.length > 0 ? [`Neu: ${counted(insert.length, one, many)}.`] : []),
  ...(update.length > 0 ? [`Geändert: ${counted(update.length, one, many)}.`] : []),
]
