import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Loaded } from '../../shared/Loaded.tsx'
import { CardList } from '../../shared/ui/CardList.tsx'
import { Icon } from '../../shared/ui/Icon.tsx'
import { SearchField } from '../../shared/ui/SearchField.tsx'
import { SkeletonList } from '../../shared/ui/Skeleton.tsx'
import { TitledSheet } from '../../shared/ui/TitledSheet.tsx'
import { type Licence, licencesQuery } from './licences.api.ts'
import { isLicenceFound, licenceLine, licenceText, packagesText } from './licences.texts.ts'

/** Its text is long: it is there once somebody wants to read it. */
const LicenceRow = ({ licence }: { licence: Licence }) => {
  const [open, setOpen] = useState(false)
  return (
    <li className="licence">
      <details onToggle={event => setOpen(event.currentTarget.open)}>
        <summary className="licence__head">
          <span className="licence__words">
            <span className="licence__name">
              {licence.name} <span className="licence__version">{licence.version}</span>
            </span>
            <span className="licence__line">{licenceLine(licence)}</span>
          </span>
          <Icon name="down" size={20} />
        </summary>
        {open && (
          <p className="licence__text" lang={licence.text ? 'en' : 'de'}>
            {licenceText(licence)}
          </p>
        )}
      </details>
    </li>
  )
}

const Licences = ({ licences }: { licences: Licence[] }) => {
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search)
  const found = licences.filter(licence => isLicenceFound(licence, sought))
  return (
    <>
      <p className="licences__text">
        Tafelrunde ist aus der Arbeit vieler anderer gemacht. Diese Pakete stecken darin, mit ihren Lizenzen
        im Wortlaut.
      </p>
      <SearchField label="Paket oder Lizenz" value={search} onChange={setSearch} />
      <p className="licences__count" role="status">
        {found.length > 0 ? packagesText(found.length) : 'Kein Paket gefunden'}
      </p>
      {found.length > 0 && (
        <CardList>
          {found.map(licence => (
            <LicenceRow key={`${licence.name} ${licence.version}`} licence={licence} />
          ))}
        </CardList>
      )}
    </>
  )
}

/** Whose work the product is made of, and on which terms. */
export const LicencesSheet = ({ onClose }: { onClose: () => void }) => {
  const licences = useQuery(licencesQuery)
  return (
    <TitledSheet title="Lizenzen" onClose={onClose}>
      {() => (
        <Loaded
          query={licences}
          skeleton={<SkeletonList kind="session" count={3} />}
          failed="Die Lizenzen kamen nicht an"
        >
          {data => <Licences licences={data} />}
        </Loaded>
      )}
    </TitledSheet>
  )
}
