import { type AuditEntry, AuditSubject } from '@tafelrunde/contract/admin/audit'

type Row = {
  entry: Omit<AuditEntry, 'created' | 'by' | 'subject' | 'place'> & {
    createdAt: Date
    actor: number | null
    subject: string
  }
  by: string
  place: { name: string | null; startsAt: Date | null }
}

/** An entry as the contract has it. */
export const toAuditEntry = ({
  entry: { createdAt, actor: _actor, subject, ...entry },
  by,
  place: { name, startsAt },
}: Row): AuditEntry => ({
  ...entry,
  created: createdAt,
  by,
  subject: AuditSubject.parse(subject),
  place: name === null || startsAt === null ? null : { name, starts_at: startsAt },
})
