import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { printable } from '../operators/printable.ts'
import type { CheckInput, CheckResult } from './problem.ts'

/** The part of a build's output that fits a message. Its end shows the error. */
const maxTextLength = 600

/**
 * The file that `npm start` wrote when it fell back to the last good release; undefined if it did
 * not.
 */
export async function readBuildFailure(dataDir: string): Promise<CheckInput['buildFailure']> {
  const file = join(dataDir, 'build-failed')
  try {
    const [text, { mtime }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
    return { since: mtime, text: printable(text.trim().slice(-maxTextLength), { lines: true }) }
  } catch {
    // The file exists only while the last build has failed.
    return undefined
  }
}

/** Each machine knows only its own builds. */
export function checkBuild({ buildFailure }: Pick<CheckInput, 'buildFailure'>, host: string): CheckResult {
  const ownKey = `build_failed:${host}`
  return {
    problems: buildFailure
      ? [
          {
            key: ownKey,
            what:
              `The newest version or content on ${host} could not be built, and the last successful ` +
              'build has been running',
            since: buildFailure.since,
            advice: `fix the error below, run \`npm run build\` until it succeeds, then restart.\n${buildFailure.text}`,
          },
        ]
      : [],
    covers: (key) => key === ownKey,
    ended: () => `the newest version and content on ${host} were built`,
  }
}
