type Entry = {
  /** The same entry again replaces the first one. */
  uid: string
  start: Date
  end: Date
  title: string
  location: string
  url: string
}

const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** RFC 5545 §3.3.11 */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** RFC 5545 §3.1: lines of at most 75 octets, continued after a space; no character is torn apart. */
const folded = (line: string) => {
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > 75) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += size
  }
  return lines.join('\r\n')
}

/** An iCalendar file with one entry. Its times are UTC, so that every calendar shows them right. */
export const calendarFile = ({ uid, start, end, title, location, url }: Entry, now: Date) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tafelrunde//DE',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(location)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
