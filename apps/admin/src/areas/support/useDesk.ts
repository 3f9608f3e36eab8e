import { getSupportDesk } from '@tafelrunde/contract/admin/people/support'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../providers/call.ts'

/** Who of the office there is, and what is answered again and again. */
export const useDesk = () =>
  useQuery({ queryKey: ['support', 'desk'], queryFn: () => call(getSupportDesk, {}) })
