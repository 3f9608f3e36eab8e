import '../../../shared/ui/rows/row.css'
import { Avatar } from '@tafelrunde/ui/Avatar.tsx'
import { asPerson } from '@tafelrunde/ui/names.ts'
import { useState } from 'react'
import { paths } from '../../../paths.ts'
import { leadAndText } from '../../../shared/prose.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Button, ButtonLink } from '../../../shared/ui/buttons/Button.tsx'
import { Card } from '../../../shared/ui/rows/CardList.tsx'
import { Section } from '../../../shared/ui/rows/Section.tsx'
import css from '../settlements.module.css'
import { ProfileSheet } from './ProfileSheet.tsx'

/** How the person is introduced among the lecturers. */
export const OwnProfile = () => {
  const { account } = useSession()
  const [open, setOpen] = useState(false)
  if (account.id === null) return null
  const person = asPerson({ ...account, id: account.id })
  const { lead, text } = leadAndText(account.profile_description)
  return (
    <Section title="Öffentliches Profil">
      <Card>
        <div className={css['settlement-person']}>
          <Avatar person={person} size={48} />
          <div className="row__text">
            <h3 className="row__title">{person.name}</h3>
            <p className="row__line">{lead ?? (text ? 'Mit Vorstellungstext' : 'Noch ohne Text')}</p>
          </div>
        </div>
        <p className={css['settlement-action']}>
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
