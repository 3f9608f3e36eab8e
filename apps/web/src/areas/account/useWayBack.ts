import { useLocation } from 'react-router'

/**
 * Where the Verwaltung was left to set up the second step that it asks for, as `?second-step=/verwaltung/…`; undefined:
 * nobody comes from there. No link leads anywhere else.
 */
export const useWayBack = () => {
  const path = new URLSearchParams(useLocation().search).get('second-step')
  return path && /^\/verwaltung(?![^/?#])/.test(path) ? () => location.assign(path) : undefined
}
