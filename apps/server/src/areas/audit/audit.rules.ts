import { type AuditEntry, AuditSubject } from '@tafelrunde/contract/admin/audit'

type Row = {
  entry: Omit<AuditEntry, 'created' | 'by' | 'subject' | 'name' | 'place'> & {
    createdAt: Date
    actor: number | null
    subject: string
  }
  by: string
  name: string
  place: { name: string | null; startsAt: Date | null }
}

/** An entry as the contract has it. */
export const toAuditEntry = ({
  entry: { createdAt, actor: _actor, subject, ...entry },
  by,
  name,
  place,
}: Row): AuditEntry => ({
  ...entry,
  created: createdAt,
  by,
  subject: AuditSubject.parse(subject),
  name,
  place:
    place.name === null || place.startsAt === null ? null : { name: place.name, starts_at: place.startsAt },
})
