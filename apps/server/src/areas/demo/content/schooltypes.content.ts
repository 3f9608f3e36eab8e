export const schooltypes = [
  'Grundschule',
  'Hauptschule',
  'Realschule',
  'Gesamtschule',
  'Gymnasium',
  'Berufskolleg',
  'Förderschule',
  'Weiterbildungskolleg',
] as const

export type SchooltypeName = (typeof schooltypes)[number]
