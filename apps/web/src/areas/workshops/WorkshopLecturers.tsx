import type { LecturerName } from '@tafelrunde/contract/events/workshops'
import { asPerson } from '@tafelrunde/ui/names.ts'
import { Fragment, type ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { CardList } from '../../shared/ui/rows/CardList.tsx'
import { PersonRow } from '../../shared/ui/rows/PersonRow.tsx'
import { Section } from '../../shared/ui/rows/Section.tsx'

/** What is made of what a person says of themselves, once that is known. */
export type WithLine = (id: number, show: (line: string | undefined) => ReactNode) => ReactNode

type Props = { lecturers: readonly LecturerName[]; onOpen: (id: number) => void; withLine: WithLine }

/** Who holds the workshop; a tap shows the person here, the link in a tab of its own. */
export const WorkshopLecturers = ({ lecturers, onOpen, withLine }: Props) =>
  lecturers.length > 0 && (
    <Section title="Referenten">
      <CardList>
        {lecturers.map(lecturer => (
          <Fragment key={lecturer.id}>
            {withLine(lecturer.id, line => (
              <PersonRow
                person={asPerson(lecturer)}
                href={`${paths.lecturers}?id=${lecturer.id}`}
                line={line}
                onOpen={event => {
                  event.preventDefault()
                  onOpen(lecturer.id)
                }}
              />
            ))}
          </Fragment>
        ))}
      </CardList>
    </Section>
  )
