import { type AuditEntry, AuditSubject } from '@tafelrunde/contract/admin/audit'

type Row = {
  entry: Omit<AuditEntry, 'created' | 'by' | 'via_key' | 'subject' | 'name' | 'place'> & {
    createdAt: Date
    actor: number | null
    apiKey: number | null
    subject: string
  }
  by: string
  viaKey: string | null
  name: string
  place: { name: string | null; startsAt: Date | null }
}

/** An entry as the contract has it. */
export const toAuditEntry = ({
  entry: { createdAt, actor: _actor, apiKey: _key, subject, ...entry },
  by,
  viaKey,
  name,
  place,
}: Row): AuditEntry => ({
  ...entry,
  created: createdAt,
  by,
  via_key: viaKey,
  subject: AuditSubject.parse(subject),
  name,
  place:
    place.name === null || place.startsAt === null ? null : { name: place.name, starts_at: place.startsAt },
})
