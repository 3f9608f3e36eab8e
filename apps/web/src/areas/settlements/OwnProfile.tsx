import { useState } from 'react'
import { paths } from '../../paths.ts'
import { leadAndText } from '../../shared/prose.ts'
import { useSession } from '../../shared/session.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { Button, ButtonLink } from '../../shared/ui/Button.tsx'
import { Card } from '../../shared/ui/CardList.tsx'
import { Section } from '../../shared/ui/Section.tsx'
import { ProfileSheet } from './ProfileSheet.tsx'
import './settlements.css'

/** How the person is introduced among the lecturers. */
export const OwnProfile = () => {
  const { account } = useSession()
  const [open, setOpen] = useState(false)
  if (account.id === null) return null
  const person = {
    id: account.id,
    name: `${account.first_name} ${account.last_name}`.trim(),
    picture: account.profile_picture,
  }
  const { lead, text } = leadAndText(account.profile_description)
  return (
    <Section title="Öffentliches Profil">
      <Card>
        <div className="settlement-person">
          <Avatar person={person} size={48} />
          <div className="settlement-row__text">
            <h3 className="settlement-row__title">{person.name}</h3>
            <p className="settlement-row__line">
              {lead ?? (text ? 'Mit Vorstellungstext' : 'Noch ohne Text')}
            </p>
          </div>
        </div>
        <p className="settlement-action">
          <Button kind="tonal" size="row" onClick={() => setOpen(true)}>
            Text und Vorschau
          </Button>
          <ButtonLink kind="outline" size="row" href={paths.account}>
            Bild ändern
          </ButtonLink>
        </p>
      </Card>
      {open && (
        <ProfileSheet
          person={person}
          description={account.profile_description}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}
