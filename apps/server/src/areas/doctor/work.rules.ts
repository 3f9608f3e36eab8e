import { agoText, counted, day, good, hour, minute, sizeText, wrong } from './doctor.rules.ts'

export type DatabaseFacts = {
  /** As PostgreSQL numbers itself: 180004. */
  version: number
  bytes: number
  connections: number
  most: number
  /** Settings that must be on, and are not. */
  off: string[]
}

export const judgeDatabase = ({ version, bytes, connections, most, off }: DatabaseFacts) => {
  const is = `PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}, ${sizeText(bytes)}, ${connections} von ${most} Verbindungen.`
  if (off.length > 0)
    return wrong(
      'bad',
      `${off.join(', ')} ${off.length === 1 ? 'ist' : 'sind'} aus: Nach einem Stromausfall kann fehlen, was schon zugesagt war.`,
      off.map(setting => `alter system set ${setting} = on;`).join(' ') + ' select pg_reload_conf();',
    )
  if (version < 180_000) return wrong('bad', is, 'Tafelrunde braucht PostgreSQL 18.')
  if (connections > most * 0.8)
    return wrong('warning', is, 'Erhöhen Sie max_connections, oder stellen Sie einen PgBouncer dazwischen.')
  return good(is)
}

type PlaceFacts = { place: string; latestAt: Date | null }

/** At each place that backups go to, when the latest arrived. */
export const judgeBackups = (isOn: boolean, places: readonly PlaceFacts[], now: Date) => {
  if (!isOn)
    return wrong(
      'warning',
      'Tafelrunde sichert hier nicht von selbst.',
      'Sorgen Sie selbst für Sicherungen der Datenbank, oder setzen Sie BACKUPS=1.',
    )
  const ageOf = ({ latestAt }: PlaceFacts) => (latestAt ? now.getTime() - latestAt.getTime() : Infinity)
  const old = places.filter(place => ageOf(place) > 2 * day)
  const told = (place: PlaceFacts) =>
    `${place.place}: ${place.latestAt ? `die letzte vor ${agoText(ageOf(place))}` : 'noch keine'}`
  return old.length > 0
    ? wrong('bad', `${old.map(told).join('; ')}.`, 'Unter Einstellungen → Sicherungen steht, woran es liegt.')
    : good(`${places.map(told).join('; ')}.`)
}

/** Jobs that failed in the last day, by their names, and since when the oldest waits that could have begun. */
export const judgeJobs = ({ failed, waitingMs }: { failed: Record<string, number>; waitingMs: number }) => {
  const names = Object.entries(failed)
  if (names.length > 0)
    return wrong(
      'warning',
      `Misslungen seit gestern: ${names.map(([job, count]) => `${job} (${count})`).join(', ')}.`,
      'Warum, steht im Protokoll des Servers (LOG_LEVEL=warn).',
    )
  return waitingMs > 15 * minute
    ? wrong(
        'bad',
        `Der älteste wartet seit ${agoText(waitingMs)}.`,
        'Läuft ein Server? Starten Sie ihn neu, wenn er läuft und nichts tut.',
      )
    : good('Keiner ist misslungen, keiner wartet lange.')
}

export type MailFacts = { isSmtp: boolean; waiting: number; waitingMs: number; lastSentAt: Date | null }

/** What the outbox has. */
export const judgeMails = ({ isSmtp, waiting, waitingMs, lastSentAt }: MailFacts, now: Date) => {
  if (!isSmtp)
    return wrong(
      'warning',
      'E-Mails werden nur als Dateien abgelegt und gehen an niemanden.',
      'Setzen Sie SMTP_URL und MAIL_FROM.',
    )
  // One that its recipient's server refuses goes out no more, while all others do.
  const isOneOfMany = lastSentAt !== null && now.getTime() - lastSentAt.getTime() < waitingMs
  if (waitingMs > hour)
    return wrong(
      isOneOfMany ? 'warning' : 'bad',
      `${counted(waiting, 'E-Mail wartet', 'E-Mails warten')}, die älteste seit ${agoText(waitingMs)}.`,
      'Bei den gesendeten E-Mails steht, was der Mailserver sagt; prüfen Sie SMTP_URL.',
    )
  return good(
    lastSentAt
      ? `Die letzte ging vor ${agoText(now.getTime() - lastSentAt.getTime())} hinaus.`
      : 'Es gab noch keine.',
  )
}

/** Programs that are told when something happens. */
export const judgeWebhooks = (
  { failed, waitingSince }: { failed: string[]; waitingSince: Date | null },
  now: Date,
) => {
  const remedy = 'In der Verwaltung steht unter „Benachrichtigte Programme“, was sie antworten.'
  if (failed.length > 0)
    return wrong('warning', `Pausiert, weil nichts mehr ankam: ${failed.join(', ')}.`, remedy)
  const waits = waitingSince ? now.getTime() - waitingSince.getTime() : 0
  return waits > hour
    ? wrong('warning', `Die älteste Nachricht wartet seit ${agoText(waits)}.`, remedy)
    : good('Kein Programm ist pausiert, weil nichts ankam; keine Nachricht wartet lange.')
}

/** What came of a mail that was really sent; nothing where it was accepted. */
export const judgeSentMail = (recipient: string, problem: string | undefined) =>
  problem === undefined
    ? good(`Der Mailserver hat eine an ${recipient} angenommen. Sehen Sie nach, ob sie ankommt.`)
    : wrong(
        'bad',
        `Der Mailserver hat eine an ${recipient} nicht angenommen: ${problem}`,
        'Prüfen Sie SMTP_URL (Rechner, Port, Name und Passwort) und ob MAIL_FROM dort absenden darf.',
      )

/** The longest that a transaction has been open, and that anybody has waited for another one's lock. */
export const judgeWaiting = ({ openMs, lockedMs }: { openMs: number; lockedMs: number }) => {
  if (lockedMs > 10_000)
    return wrong(
      'bad',
      `In der Datenbank wartet jemand seit ${Math.round(lockedMs / 1000)} Sekunden auf eine Sperre.`,
      'pg_stat_activity zeigt, wer sie hält; select pg_terminate_backend(pid) beendet ihn.',
    )
  return openMs > 5 * minute
    ? wrong(
        'warning',
        `In der Datenbank ist etwas seit ${agoText(openMs)} nicht fertig.`,
        'pg_stat_activity zeigt, was; ist es keine Sicherung, beendet es select pg_terminate_backend(pid).',
      )
    : good('In der Datenbank wartet niemand lange.')
}
