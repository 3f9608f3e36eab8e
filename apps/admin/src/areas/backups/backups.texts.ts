import type { Backups } from '@tafelrunde/contract/admin/backups'

type Place = Backups['places'][number]['kind']

export const placeNames: Record<Place, string> = {
  own: 'Auf dem Server',
  folder: 'Zweiter Ordner',
  s3: 'S3-Speicher',
}

const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })
const steps: [number, string][] = [
  [1e9, 'GB'],
  [1e6, 'MB'],
  [1e3, 'kB'],
]

/** „2,4 MB“ */
export const sizeText = (bytes: number) => {
  const [step, unit] = steps.find(([least]) => bytes >= least) ?? [1, 'Byte']
  return `${number.format(bytes / step)}\u00A0${unit}`
}
