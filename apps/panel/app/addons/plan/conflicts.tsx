import type { AddonPlan } from '@zubr/contracts/addons/changes'
import { fill } from '@zubr/i18n/format'
import panel from '../../components/panel.module.css'
import { httpsAddress } from '../text/address.ts'
import { useAddonsWords } from '../words.tsx'

/** What keeps a plan from being carried out, and what its owner should know. */
export function Conflicts({ plan }: { plan: AddonPlan }) {
  const words = useAddonsWords().plan
  // What keeps it comes first.
  const all = plan.conflicts.toSorted((a, b) => Number(b.blocks) - Number(a.blocks))
  return all.map(({ kind, name, other, blocks, pageUrl }) => {
    const page = pageUrl === null ? undefined : httpsAddress(pageUrl)
    return (
      <p
        key={`${kind} ${name} ${other}`}
        className={`${panel.alert} ${blocks ? '' : panel.calm}`}
        role={blocks ? 'alert' : 'status'}
      >
        {fill(words.conflicts[kind], { name, other: other ?? '…' })}
        {page && (
          <>
            {' '}
            <a className={panel.link} href={page} target="_blank" rel="noopener noreferrer">
              {words.toPage}
            </a>
          </>
        )}
      </p>
    )
  })
}
