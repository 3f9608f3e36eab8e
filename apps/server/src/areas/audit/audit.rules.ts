import { type AuditEntry, AuditSubject } from '@tafelrunde/contract/admin/audit'

type Row = {
  entry: Omit<AuditEntry, 'created' | 'by' | 'subject'> & {
    createdAt: Date
    actor: number | null
    subject: string
  }
  by: string
}

/** An entry as the contract has it. */
export const toAuditEntry = ({
  entry: { createdAt, actor: _actor, subject, ...entry },
  by,
}: Row): AuditEntry => ({
  ...entry,
  created: createdAt,
  by,
  subject: AuditSubject.parse(subject),
})
