import type { AddonSummary } from '@zubr/contracts/catalogue/projects'
import { Link } from 'react-router'
import { useEndpoint } from '../../api/polled.ts'
import panel from '../../components/panel.module.css'
import { useServer } from '../../server/context.ts'
import { projectAddress } from '../addons-address.ts'
import { useAddonsMessages } from '../addons-messages.tsx'
import { sourceNames } from '../search.ts'

/** The same project at the other catalogues; empty until they answer. */
export function useOtherSources({ source, id }: Pick<AddonSummary, 'source' | 'id'>): AddonSummary[] {
  const params = { source, id }
  return useEndpoint(null, 'GET /api/catalogue/:source/:id/other-sources', { params }).data ?? []
}

/** Links to the same project at other catalogues. */
export function OtherSources({ of }: { of: Pick<AddonSummary, 'source' | 'id'> }) {
  const { server } = useServer()
  const { otherSources } = useAddonsMessages().project
  const others = useOtherSources(of)
  if (others.length === 0) return null
  return (
    <span className={panel.dim}>
      {otherSources}{' '}
      {others.map((other, at) => (
        <span key={other.source}>
          {at > 0 && ', '}
          <Link className={panel.link} to={projectAddress(server.id, other)}>
            {sourceNames[other.source]}
          </Link>
        </span>
      ))}
    </span>
  )
}
