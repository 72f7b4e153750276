import type { DependencyKind } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonDependency, AddonVersion } from '@zubr/contracts/catalogue/projects'
import { Link } from 'react-router'
import { useEndpoint } from '../../api/polled.ts'
import panel from '../../components/panel.module.css'
import { useServer } from '../../server/context.ts'
import { projectAddress } from '../addons-address.ts'
import { useAddonsMessages } from '../addons-messages.tsx'
import { AddonIcon } from '../icon.tsx'
import styles from './project.module.css'

/** Each shown project is one request. */
const maxShown = 12
const shown = ['required', 'optional', 'incompatible'] as const satisfies DependencyKind[]

/** Dependencies and conflicts of the version that would be installed. */
export function Needs({ of }: { of: AddonVersion }) {
  const messages = useAddonsMessages().project
  const headings = { required: messages.needs, optional: messages.goesWith, incompatible: messages.against }
  return shown.map((kind) => {
    const projects = of.dependencies.filter((one) => one.kind === kind).slice(0, maxShown)
    if (projects.length === 0) return null
    return (
      <section key={kind} className={`${panel.plate} ${panel.even}`}>
        <h2>{headings[kind]}</h2>
        <ul className={styles.needs}>
          {projects.map((one) => (
            <li key={`${one.project} ${one.name}`}>
              {one.project === null ? (
                one.name
              ) : (
                <Need source={of.source} project={one.project} name={one.name} />
              )}
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

type NeedProps = Pick<AddonDependency, 'name'> & { source: AddonVersion['source']; project: string }

function Need({ source, project, name }: NeedProps) {
  const { server } = useServer()
  const { data } = useEndpoint(null, 'GET /api/catalogue/:source/:id', { params: { source, id: project } })
  const shownName = data?.name ?? name ?? project
  return (
    <Link className={styles.need} to={projectAddress(server.id, { source, id: project })}>
      <AddonIcon icon={data?.icon ?? null} name={shownName} />
      <span>{shownName}</span>
    </Link>
  )
}
