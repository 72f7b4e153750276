import { Link } from 'react-router'
import styles from '../files.module.css'
import { folderAddress, stepsTo, wellFormed } from '../place.ts'
import { useFilesWords } from '../words.tsx'

/** The way from the top to this folder; each of its parts is where something may be dropped. */
export function Crumbs({ folder, top }: { folder: string; top: string }) {
  const words = useFilesWords().list
  const steps = [{ name: words.top, path: '' }, ...stepsTo(folder)]
  return (
    <nav className={styles.crumbs} aria-label={words.path}>
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
