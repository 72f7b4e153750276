import { Link } from 'react-router'
import { folderAddress, stepsTo, wellFormed } from '../../file-access/file-paths.ts'
import styles from '../files.module.css'
import { useFilesMessages } from '../files-messages.tsx'

/** Breadcrumbs from the root to this folder; each one is a drop target. */
export function Crumbs({ folder, top }: { folder: string; top: string }) {
  const messages = useFilesMessages().list
  const steps = [{ name: messages.top, path: '' }, ...stepsTo(folder)]
  return (
    <nav className={styles.crumbs} aria-label={messages.path}>
      <ol>
        {steps.map(({ name, path }, index) => (
          <li key={path}>
            {index === steps.length - 1 ? (
              <span aria-current="page">{wellFormed(name)}</span>
            ) : (
              <Link to={top + folderAddress(path)} data-drop={path}>
                {wellFormed(name)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
