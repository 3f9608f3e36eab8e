import type { LecturerName } from '@tafelrunde/contract/workshops'
import { asPerson } from '@tafelrunde/ui/names.ts'
import { paths } from '../../paths.ts'
import { CardList } from '../../shared/ui/rows/CardList.tsx'
import { PersonRow } from '../../shared/ui/rows/PersonRow.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'

type Props = {
  lecturers: readonly LecturerName[]
  onOpen: (id: number) => void
  lineOf: (id: number) => string | undefined
}

/** Who holds the workshop; a tap shows the person here, the link in a tab of its own. */
export const WorkshopLecturers = ({ lecturers, onOpen, lineOf }: Props) =>
  lecturers.length > 0 && (
    <Section title="Referenten">
      <CardList>
        {lecturers.map(lecturer => (
          <PersonRow
            key={lecturer.id}
            person={asPerson(lecturer)}
            href={`${paths.lecturers}?id=${lecturer.id}`}
            line={lineOf(lecturer.id)}
            onOpen={event => {
              event.preventDefault()
              onOpen(lecturer.id)
            }}
          />
        ))}
      </CardList>
    </Section>
  )
