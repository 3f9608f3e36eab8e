import { Icon } from '@tafelrunde/ui/Icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Loaded } from '../../shared/page/Loaded.tsx'
import { SearchField } from '../../shared/ui/fields/SearchField.tsx'
import { TitledSheet } from '../../shared/ui/overlays/TitledSheet.tsx'
import { CardList } from '../../shared/ui/rows/CardList.tsx'
import { SkeletonList } from '../../shared/ui/states/Skeleton.tsx'
import css from './about.module.css'
import { type Licence, licencesQuery } from './licences.api.ts'
import { isLicenceFound, licenceLine, licenceText, packagesText } from './licences.texts.ts'

/** Its text is long: it is there once somebody wants to read it. */
const LicenceRow = ({ licence }: { licence: Licence }) => {
  const [open, setOpen] = useState(false)
  return (
    <li className={css.licence}>
      <details onToggle={event => setOpen(event.currentTarget.open)}>
        <summary className={css.licence__head}>
          <span className={css.licence__words}>
            <span className={css.licence__name}>
              {licence.name} <span className={css.licence__version}>{licence.version}</span>
            </span>
            <span className={css.licence__line}>{licenceLine(licence)}</span>
          </span>
          <Icon name="down" size={20} />
        </summary>
        {open && (
          <p className={css.licence__text} lang={licence.text ? 'en' : 'de'}>
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
      <p className={css.licences__text}>
        Tafelrunde ist aus der Arbeit vieler anderer gemacht. Diese Pakete stecken darin, mit ihren Lizenzen
        im Wortlaut.
      </p>
      <SearchField label="Paket oder Lizenz" value={search} onChange={setSearch} />
      <p className={css.licences__count} role="status">
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
