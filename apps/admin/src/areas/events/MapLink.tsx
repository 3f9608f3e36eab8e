import Link from '@mui/material/Link'
import { mapAddress } from '@tafelrunde/ui/map.ts'

/** The map that the app links beside the place, so that the office sees where it leads. */
export const MapLink = ({ place }: { place: string }) => (
  <Link underline="always" href={mapAddress(place)} target="_blank" rel="noopener noreferrer">
    Auf der Karte zeigen
  </Link>
)
