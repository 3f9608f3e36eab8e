import type { Exhibitor } from '@tafelrunde/contract/exhibitions/exhibitors'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Card } from '../../../shared/ui/rows/CardList.tsx'
import { Section } from '../../../shared/ui/rows/Section.tsx'
import { ExhibitorFace } from '../../../shared/ui/signs/ExhibitorFace.tsx'
import { LogoButton } from '../form/LogoButton.tsx'
import { EntrySheet } from './EntrySheet.tsx'
import { entryQuery } from './entry.api.ts'
import css from './entry.module.css'

const About = ({ entry }: { entry: Exhibitor }) => (
  <div className={css.entry}>
    <ExhibitorFace exhibitor={entry} small />
    <div className={css.entry__text}>
      <h3 className={css.entry__name}>{entry.name}</h3>
      <p className={css.entry__line}>
        {[
          entry.stand && `Stand\u00A0${entry.stand}`,
          entry.description.trim() ? 'mit Text' : 'noch ohne Text',
          entry.website ? 'mit Website' : 'noch ohne Website',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  </div>
)

/** How visitors find the exhibitor in the directory. */
export const OwnEntry = () => {
  const { data: entry } = useQuery(entryQuery)
  const [open, setOpen] = useState(false)
  if (entry === undefined) return null
  return (
    <Section title="Eintrag im Ausstellerverzeichnis">
      <Card>
        {entry ? (
          <About entry={entry} />
        ) : (
          <p className={css.entry__line}>
            Im Verzeichnis lesen alle, wer Sie sind, was Sie anbieten und wo Ihr Stand ist.
          </p>
        )}
        <div className={css.entry__buttons}>
          <Button kind="tonal" size="row" onClick={() => setOpen(true)}>
            {entry ? 'Text und Vorschau' : 'Eintrag anlegen'}
          </Button>
          {entry && <LogoButton entry={entry} />}
        </div>
      </Card>
      {open && <EntrySheet entry={entry} onClose={() => setOpen(false)} />}
    </Section>
  )
}
