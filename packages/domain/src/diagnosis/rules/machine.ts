import type { Facts } from '../findings.ts'
import type { Rule } from '../scan.ts'
import { facts, whose } from '../whose.ts'

/** Of a class file's version: 52 is Java 8. */
const javaOf = (major: string | undefined) => (major === undefined ? undefined : String(Number(major) - 44))

function ofClassVersions(text: string): Facts | undefined {
  const java = javaOf(
    (/class file version (\d{2})\.\d{1,5}\)/.exec(text) ??
      /Unsupported major\.minor version (\d{2})\.\d/.exec(text))?.[1],
  )
  if (java === undefined) return undefined
  const javaHere = javaOf(/class file versions up to (\d{2})\.\d/.exec(text)?.[1])
  return { java, ...(javaHere && { javaHere }) }
}

/** What Java and the machine say. */
export const machineRules: readonly Rule[] = [
  {
    code: 'wrong_java',
    signs: ['class file version ', 'Unsupported major.minor version '],
    read: (hit) => {
      const versions = ofClassVersions(hit.text)
      return versions && { ...whose(hit, { inTrace: false }), ...versions }
    },
  },
  {
    code: 'wrong_java',
    signs: ['Unsupported Java detected ('],
    read: ({ text }) => {
      const found =
        /Unsupported Java detected \((\d{2})\.\d{1,2}\)\. (?:Only up to Java|This version of Minecraft requires at least Java) (\d{1,2})/.exec(
          text,
        )
      return found ? { java: found[2] as string, javaHere: javaOf(found[1]) as string } : undefined
    },
  },
  {
    code: 'wrong_java',
    signs: ['requires running the server with Java '],
    read: ({ text }) => facts(/requires running the server with Java (\d{1,2})/.exec(text), 'java'),
  },
  {
    code: 'wrong_java',
    signs: ['(java), but ', 'of java, but '],
    read: ({ text }) =>
      facts(
        /Mod '([^'\n]{1,80})' \(([^)\n]{1,80})\) \S{1,80} requires (?:at least )?version (\d{1,2})\S{0,20} (?:or later )?of (?:'[^'\n]{1,80}' \()?java\)?, but only the wrong version is present: (\d{1,2})/.exec(
          text,
        ),
        'addon',
        'id',
        'java',
        'javaHere',
      ),
  },
  {
    // Loaders before 1.13 know no Java after 8.
    code: 'wrong_java',
    signs: ['AppClassLoader cannot be cast to '],
    read: ({ text }) =>
      /AppClassLoader cannot be cast to (?:class )?java\.net\.URLClassLoader/.test(text)
        ? { java: '8' }
        : undefined,
  },
  {
    code: 'bad_flags',
    signs: [
      'Unrecognized VM option ',
      'Unrecognized option: ',
      'Invalid maximum heap size: ',
      'Invalid initial heap size: ',
      'Initial heap size set to a larger value than the maximum heap size',
      'Conflicting collector combinations in option list',
    ],
    read: ({ text }) =>
      facts(/Unrecognized VM option '([^'\n]{1,120})'/.exec(text), 'what') ??
      facts(/(?:Unrecognized option|heap size): (\S{1,120})/.exec(text), 'what') ??
      {},
  },
  {
    code: 'core_missing',
    signs: ['Unable to access jarfile ', 'Invalid or corrupt jarfile ', 'Could not find or load main class '],
    read: ({ text }) =>
      facts(
        /^Error: (?:Unable to access jarfile|Invalid or corrupt jarfile) (\S{1,200})/.exec(text),
        'file',
      ) ?? facts(/^Error: Could not find or load main class (\S{1,200})/.exec(text), 'what'),
  },
  {
    code: 'memory',
    signs: ['OutOfMemoryError: '],
    read: ({ text }) =>
      facts(
        /OutOfMemoryError: (Java heap space|GC overhead limit exceeded|Metaspace|Compressed class space|Direct buffer memory|Cannot reserve \d{1,20} bytes of direct buffer memory)/.exec(
          text,
        ),
        'what',
      ),
  },
  {
    code: 'memory',
    signs: [
      'There is insufficient memory for the Java Runtime Environment to continue',
      'Could not reserve enough space for ',
      'Terminating due to java.lang.OutOfMemoryError',
    ],
    read: ({ text }) =>
      /Could not reserve enough space for (?!object heap|\S{1,20} object heap)/.test(text) ? undefined : {},
  },
  {
    code: 'memory_killed',
    signs: ['Killed', 'ut of memory: Killed process', 'oom-kill', 'exited with code 137', '"exitCode": 137'],
    read: ({ text }) =>
      // By a shell: `run.sh: line 6:   663 Killed                  java @args.txt`
      /^Killed$|: line \d{1,5}: {1,8}\d{1,10} Killed {2}|ut of memory: Killed process \d{1,10}|\boom-kill(?:er)?\b|exited with code 137\b|"exitCode": 137\b/.test(
        text,
      )
        ? {}
        : undefined,
  },
  {
    code: 'threads',
    signs: [
      'unable to create native thread',
      'unable to create new native thread',
      'Failed to start thread "',
    ],
    read: ({ text }) =>
      /OutOfMemoryError: unable to create (?:new )?native thread|os,thread\]\[warning\]? ?Failed to start thread "|pthread_create failed/i.test(
        text,
      )
        ? {}
        : undefined,
  },
  {
    code: 'disk_full',
    signs: ['No space left on device', 'Disk quota exceeded', 'not enough space on the disk'],
    read: () => ({}),
  },
  {
    code: 'jvm_crash',
    signs: ['A fatal error has been detected by the Java Runtime Environment'],
    read: ({ after }) => {
      for (const line of after(14)) {
        const what = /^# [CVJj] {2}\[?([\w.+-]{1,80}\.(?:so|dll)[\w.]{0,10})/.exec(line)?.[1]
        if (what) return { what }
      }
      return {}
    },
  },
  {
    code: 'permission',
    signs: ['AccessDeniedException: ', '(Permission denied)', '(Read-only file system)'],
    read: ({ text }) =>
      facts(/AccessDeniedException: (\S{1,200})/.exec(text), 'file') ??
      facts(/(\S{1,200}) \((?:Permission denied|Read-only file system)\)/.exec(text), 'file'),
  },
  {
    code: 'stack_overflow',
    signs: ['java.lang.StackOverflowError'],
    read: (hit) => whose(hit),
  },
  {
    code: 'watchdog',
    signs: [
      'The server has stopped responding!',
      'Considering it to be crashed, server will forcibly shutdown',
      'Description: Watching Server',
    ],
    read: (hit) => whose(hit),
  },
]
