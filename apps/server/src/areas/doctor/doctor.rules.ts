import type { Finding } from '@tafelrunde/contract/admin/doctor'

/** How one thing is, whatever it is called. */
export type Look = Omit<Finding, 'name'>

export const minute = 60 * 1000
export const hour = 60 * minute
export const day = 24 * hour
const MB = 1024 * 1024
const GB = 1024 * MB

export const good = (says: string): Look => ({ state: 'good', says, remedy: null })
export const wrong = (state: 'warning' | 'bad', says: string, remedy: string): Look => ({
  state,
  says,
  remedy,
})

const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })
export const sizeText = (bytes: number) =>
  bytes >= GB ? `${number.format(bytes / GB)} GB` : `${Math.round(bytes / MB)} MB`
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
/** „5 Minuten“, „3 Tagen“, as after „vor“, „in“ or „seit“. */
export const agoText = (milliseconds: number) => {
  if (milliseconds < minute) return 'weniger als einer Minute'
  if (milliseconds < hour) return counted(Math.round(milliseconds / minute), 'Minute', 'Minuten')
  if (milliseconds < 2 * day) return counted(Math.round(milliseconds / hour), 'Stunde', 'Stunden')
  return counted(Math.round(milliseconds / day), 'Tag', 'Tagen')
}

/** What could not even be looked at. */
export const notLookedAt = (why: string) =>
  wrong(
    'warning',
    `Das ließ sich nicht prüfen: ${why}`,
    'Versuchen Sie es noch einmal; bleibt es so, hilft der Text weiter.',
  )

/** Bytes of a disk, free for us and in all. */
export const judgeDisk = ({ where, free, total }: { where: string; free: number; total: number }) => {
  const remedy =
    'Machen Sie Platz oder vergrößern Sie die Platte: Ist sie voll, werden weder Anmeldungen noch Sicherungen geschrieben.'
  const left = `${sizeText(free)} von ${sizeText(total)} frei in ${where}.`
  if (free < 200 * MB) return wrong('bad', `Nur noch ${left}`, remedy)
  if (free < GB || (free < 10 * GB && free < total / 20)) return wrong('warning', `Nur noch ${left}`, remedy)
  return good(left)
}

/** Bytes of memory that a process may still take, and those that this one has. */
export const judgeMemory = ({ free, own }: { free: number; own: number }) => {
  const says = `${sizeText(free)} frei; dieser Prozess hat ${sizeText(own)}.`
  return free < 200 * MB
    ? wrong('warning', says, 'Beenden Sie anderes auf diesem Rechner, oder geben Sie ihm mehr Speicher.')
    : good(says)
}

/** By how many milliseconds our clock is ahead of the database's, and whether the system's has ever been set by the network. */
export const judgeClock = ({ ahead, isSet }: { ahead: number; isSet: boolean | undefined }) => {
  const remedy = 'Schalten Sie die Zeit aus dem Netz ein, etwa mit timedatectl set-ntp true.'
  const seconds = Math.round(Math.abs(ahead) / 1000)
  if (seconds >= 2)
    return wrong(
      seconds >= 60 ? 'bad' : 'warning',
      `Die Uhr dieses Servers geht gegenüber der Datenbank ${seconds} Sekunden ${ahead > 0 ? 'vor' : 'nach'}.`,
      remedy,
    )
  if (isSet === false)
    return wrong('warning', 'Die Uhr dieses Servers wurde noch nie nach dem Netz gestellt.', remedy)
  return good('Server und Datenbank haben dieselbe Zeit.')
}

/** When a certificate ends. */
export const judgeCertificate = (
  { remedy, soon }: { remedy: string; soon: number },
  endsAt: Date,
  now: Date,
) => {
  const left = endsAt.getTime() - now.getTime()
  if (left <= 0) return wrong('bad', `Es ist seit ${agoText(-left)} abgelaufen.`, remedy)
  return left < soon
    ? wrong('warning', `Es läuft in ${agoText(left)} ab.`, remedy)
    : good(`Es gilt noch ${number.format(Math.round(left / day))} Tage.`)
}

export const signing = {
  remedy:
    'Besorgen Sie ein neues (SIGNING_CERTIFICATE): Was danach unterschrieben wird, gilt sonst als ungültig.',
  soon: 60 * day,
}
export const transport = {
  remedy: 'Erneuern Sie es auf dem Webserver: Sonst warnen alle Browser vor der App.',
  soon: 14 * day,
}

/** What came of asking for the public address: whether it was us who answered. */
export type Reached = 'us' | 'others' | { problem: string }

export const judgeAddress = (address: string, isProduction: boolean, reached: Reached) => {
  const { protocol, hostname } = new URL(address)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (isProduction && isLocal)
    return wrong(
      'bad',
      `${address} ist nur auf diesem Rechner zu erreichen und steht so in allen E-Mails.`,
      'Setzen Sie APP_URL auf die Adresse, die Menschen benutzen.',
    )
  if (isProduction && protocol === 'http:')
    return wrong(
      'bad',
      `${address} ist unverschlüsselt: Passwörter sind unterwegs lesbar.`,
      'Stellen Sie einen Webserver mit TLS davor, und setzen Sie APP_URL auf https://…',
    )
  if (reached === 'us') return good(`${address} führt zu dieser Installation.`)
  if (reached === 'others')
    return wrong(
      'bad',
      `Unter ${address} antwortet etwas anderes als diese Installation.`,
      'Setzen Sie APP_URL auf die eigene Adresse, oder leiten Sie sie hierher.',
    )
  return wrong(
    'bad',
    `${address} antwortet nicht: ${reached.problem}`,
    'Läuft der Server? Leitet der Webserver davor an HOST:PORT weiter? Stimmt der Eintrag im DNS?',
  )
}
