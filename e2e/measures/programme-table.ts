import { writeXlsx } from '../../apps/server/src/common/table-files.service.ts'
import { inDays } from '../house/fixtures.ts'

/** 22.01.2027 */
export const dayText = (moment: Date) =>
  moment.toLocaleDateString('de-DE', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  })

/** Workshops in ten rooms; of sixty three rows have a fault each. */
export const programme = (count = 60) => {
  const headings = [
    'Nr.',
    'Workshop-Titel',
    'Name, Vorname',
    'Datum',
    'von',
    'bis',
    'Saal',
    'max',
    'Bemerkung',
  ]
  const rows = Array.from({ length: count }, (_, index) => {
    const day = inDays(60 + Math.floor(index / 30), '00:00')
    const start = 9 + 2 * Math.floor((index % 30) / 10)
    const name = `Baumgärtner ${String.fromCharCode(65 + (index % 20))}, Miriam`
    return [
      `W${index + 1}`,
      `Übung ${index + 1}: „Größe“`,
      name,
      dayText(day),
      `${start}:00`,
      `${start + 1}:30`,
      `Saal ${(index % 10) + 1}`,
      24,
      'intern',
    ]
  })
  for (const [row, column, value] of [
    [16, 7, 'dreißig'],
    [19, 3, dayText(inDays(60 + 365 * 45, '00:00'))],
    [22, 4, 'nachmittags'],
  ] as const)
    rows[row]?.splice(column, 1, value)
  return writeXlsx({ name: 'Programm', headings, rows })
}
