import type { ProcessingRecord } from '@tafelrunde/contract/admin/retention'
import type { Deps } from '../../deps.ts'
import { readAssociation } from '../association/association.service.ts'
import { whoIsTold } from '../webhooks/webhooks.service.ts'
import { lasting } from './lasting.service.ts'
import { activities } from './processing.texts.ts'
import { periodText } from './retention.rules.ts'
import { periodsAt } from './retention.service.ts'

type Config = Deps['config']

/** Who runs a server at this address: this machine itself, or somebody with whom there is a contract. */
const hostOf = (url: string) => new URL(url).hostname

/** Whom data reach because of how this installation is set. */
const servicesOf = ({ SMTP_URL, DATABASE_URL, BACKUP_FOLDER, backupS3, portal }: Config) => [
  ...(SMTP_URL ? [{ name: hostOf(SMTP_URL), what: 'Mailserver: Empfänger und Inhalt aller E-Mails' }] : []),
  ...(DATABASE_URL ? [{ name: hostOf(DATABASE_URL), what: 'Datenbank: alle Daten' }] : []),
  ...(backupS3 ? [{ name: hostOf(backupS3.endpoint), what: 'Speicher für Sicherungen: alle Daten' }] : []),
  ...(portal
    ? [{ name: hostOf(portal.issuer), what: 'Mitgliederportal: wer sich wann darüber anmeldet' }]
    : []),
  ...(BACKUP_FOLDER ? [{ name: BACKUP_FOLDER, what: 'Zweiter Ordner für Sicherungen: alle Daten' }] : []),
]

const toldProgram = ({ name, url }: { name: string; url: string }) => ({
  name: hostOf(url),
  what: `Benachrichtigtes Programm „${name}“: was mit Anmeldungen, Bestellungen und Abrechnungen geschieht, mit Nummern statt Namen`,
})

const measuresOf = ({
  APP_URL,
  BACKUPS,
  BACKUP_FOLDER,
  backupS3,
  SIGNING_CERTIFICATE,
  METRICS_PORT,
}: Config) => [
  ...(APP_URL.startsWith('https:') ? ['Alle Verbindungen sind verschlüsselt (TLS).'] : []),
  'Jede Rolle sieht nur, was sie braucht; was niemandem erlaubt ist, ist verboten. Fremdes ist nicht zu finden.',
  'Passwörter werden nur als Prüfsumme aufbewahrt (Argon2id), falsche Versuche je Konto und Netzadresse begrenzt. Konten lassen sich mit einem zweiten Schritt schützen.',
  'Jede Änderung steht mit Zeit und Person im Verlauf.',
  'App und Verwaltung laden nichts von fremden Servern, und es gibt weder Werbung noch Messung von Besuchen.',
  ...(BACKUPS
    ? [
        BACKUP_FOLDER || backupS3
          ? 'Jeden Tag entsteht eine Sicherung, auch an einem zweiten Ort.'
          : 'Jeden Tag entsteht eine Sicherung.',
      ]
    : []),
  ...(SIGNING_CERTIFICATE ? ['Bestätigungen sind elektronisch signiert.'] : []),
  ...(METRICS_PORT === undefined ? [] : ['Der Betrieb wird überwacht; die Messwerte enthalten keine Namen.']),
]

/**
 * The record of processing activities that a controller keeps (Art. 30 (1) DSGVO), as far as Tafelrunde knows it: what it
 * does, for how long it keeps, and whom data reach because of its configuration.
 */
export const readProcessingRecord = async ({ db, clock, config }: Deps): Promise<ProcessingRecord> => {
  const { name, street, postalCode, city, email, phone } = await readAssociation(db)
  const periods = periodsAt(clock.now()).map(({ of, what, period, from }) => ({
    of,
    says: `${what}: ${periodText(period)} ${from}`,
  }))
  const kept = [
    ...periods,
    ...lasting.map(({ of, what, kept: until }) => ({ of, says: `${what}: ${until}` })),
  ]
  return {
    controller: [name, street, `${postalCode} ${city}`.trim(), email, phone].filter(Boolean),
    activities: activities.map(({ of, ...activity }) => ({
      ...activity,
      erasure: kept.filter(one => one.of.includes(of)).map(({ says }) => says),
    })),
    services: [...servicesOf(config), ...(await whoIsTold(db)).map(toldProgram)],
    measures: measuresOf(config),
  }
}
