import Link from '@mui/material/Link'
import { SecretCard } from '../../shared/deeds/SecretCard.tsx'

/** By which a program recognises that a message is ours. */
export const Secret = ({ name, secret, done }: { name: string; secret: string; done: () => void }) => (
  <SecretCard title={`Signaturschlüssel für „${name}“`} word="Signaturschlüssel" secret={secret} done={done}>
    Mit ihm prüft das Programm, dass eine Nachricht von hier kommt, nach{' '}
    <Link underline="always" href="https://www.standardwebhooks.com/" target="_blank" rel="noreferrer">
      Standard Webhooks
    </Link>
    .
  </SecretCard>
)
