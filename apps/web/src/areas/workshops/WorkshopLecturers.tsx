import type { LecturerName } from '@tafelrunde/contract/workshops'
import { asPerson } from '@tafelrunde/ui/names.ts'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { CardList } from '../../shared/ui/rows/CardList.tsx'
import { PersonRow } from '../../shared/ui/rows/PersonRow.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'
import { lecturerQuery } from '../lecturers/lecturers.api.ts'
import { profileOf } from '../lecturers/lecturers.rules.ts'

type OnOpen = { onOpen: (id: number) => void }

const LecturerRow = ({ lecturer, onOpen }: OnOpen & { lecturer: LecturerName }) => {
  const { data } = useQuery(lecturerQuery(lecturer.id))
  return (
    <PersonRow
      person={asPerson(lecturer)}
      href={`${paths.lecturers}?id=${lecturer.id}`}
      line={data && profileOf(data).lead}
      onOpen={event => {
        event.preventDefault()
        onOpen(lecturer.id)
      }}
    />
  )
}

/** Who holds the workshop; a tap shows the person here, the link in a tab of its own. */
export const WorkshopLecturers = ({ lecturers, onOpen }: OnOpen & { lecturers: readonly LecturerName[] }) =>
  lecturers.length > 0 && (
    <Section title="Referenten">
      <CardList>
        {lecturers.map(lecturer => (
          <LecturerRow key={lecturer.id} lecturer={lecturer} onOpen={onOpen} />
        ))}
      </CardList>
    </Section>
  )
