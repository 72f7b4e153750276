import { isFaultLine } from '../chat.ts'
import { culpritOf, facts } from '../culprit.ts'
import type { Rule } from '../scan.ts'
import { faultRule } from './table.ts'

/** Messages of Java and the machine. */
export const machineRules: readonly Rule[] = [
  {
    code: 'memory',
    signs: ['OutOfMemoryError: '],
    read: ({ text }) =>
      isFaultLine(text)
        ? facts(
            /OutOfMemoryError: (Java heap space|GC overhead limit exceeded|Metaspace|Compressed class space|Direct buffer memory|Cannot reserve \d{1,20} bytes of direct buffer memory)/.exec(
              text,
            ),
            'what',
          )
        : undefined,
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
    signs: [
      'Killed',
      'ut of memory: Killed process',
      'oom-kill',
      'exited with code 137',
      'exit code 137',
      'xit code: 137',
      'OOMKilled',
      'Out of memory: true',
      'killed by the OOM killer',
      '"exitCode": 137',
    ],
    read: ({ text }) =>
      // From a shell: `run.sh: line 6: 663 Killed java @args.txt`
      /^Killed$|: line \d{1,5}: {1,8}\d{1,10} Killed {2}|ut of memory: Killed process \d{1,10}|\boom-kill(?:er)?\b|[Ee]xit(?:ed with)? code:? 137\b|\bOOMKilled\b|Daemon\]: Out of memory: true|killed by the OOM killer|"exitCode": 137\b/.test(
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
  faultRule('open_files', ['Too many open files']),
  faultRule('disk_full', [
    'No space left on device',
    'Disk quota exceeded',
    'not enough space on the disk',
    // SQLite, which many plugins use.
    'database or disk is full',
  ]),
  {
    code: 'jvm_crash',
    signs: [
      'A fatal error has been detected by the Java Runtime Environment',
      'Problematic frame:',
      'Segmentation fault',
      'core dumped)',
    ],
    read: ({ text, after }) => {
      if (!/^# |^Segmentation fault|: line \d{1,5}: {1,8}\d{1,10} (?:Segmentation fault|Aborted)/.test(text))
        return undefined
      for (const line of after(14)) {
        const what = /^# [CVJj] {2}\[?([\w.+-]{1,80}\.(?:so|dll)[\w.]{0,10})/.exec(line)?.[1]
        if (what) return { what }
      }
      return {}
    },
  },
  {
    code: 'permission',
    signs: [
      'AccessDeniedException: ',
      'Permission denied',
      'Read-only file system',
      'Operation not permitted',
    ],
    read: ({ text }) =>
      // Parts of the machine that plugins may not read.
      /(?:^|[\s:])\/(?:proc|sys)\//.test(text)
        ? undefined
        : (facts(/AccessDeniedException: (\S{1,200})/.exec(text), 'file') ??
          facts(
            /(\S{1,200}) \((?:Permission denied|Read-only file system|Operation not permitted)\)/.exec(text),
            'file',
          ) ??
          facts(
            /FileSystemException: (\S{1,200}): (?:Permission denied|Read-only file system|Operation not permitted)/.exec(
              text,
            ),
            'file',
          )),
  },
  {
    code: 'stack_overflow',
    signs: ['java.lang.StackOverflowError'],
    read: (hit) => culpritOf(hit),
  },
  {
    code: 'watchdog',
    signs: [
      'The server has stopped responding!',
      'Considering it to be crashed, server will forcibly shutdown',
      'Description: Watching Server',
      'A single server tick took ',
    ],
    read: (hit) => culpritOf(hit),
  },
]
