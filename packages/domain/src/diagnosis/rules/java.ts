import { culpritOf, messageAbove } from '../culprit.ts'
import type { Facts } from '../findings.ts'
import type { Rule } from '../scan.ts'
import { tableRule } from './table.ts'

/** Java version of a class file's version: 52 is Java 8. */
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

/** Java versions that are too old or too new for a core, loader, plugin or mod. */
export const javaRules: readonly Rule[] = [
  {
    code: 'wrong_java',
    signs: ['class file version ', 'Unsupported major.minor version '],
    read: (hit) => {
      const versions = ofClassVersions(hit.text)
      return versions && { ...culpritOf(hit, { inTrace: false }), ...versions }
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
    // Launchers of cores and forks, and plugins with their own check; at level INFO it is no fault.
    code: 'wrong_java',
    signs: [
      ' with Java ',
      ' requires Java ',
      ' require Java ',
      ' needs Java ',
      'You need Java ',
      'You must use Java ',
      'Please use Java ',
    ],
    read: ({ text }) => {
      if (/INFO\]|\bINFO\b/.test(text)) return undefined
      // A recommendation is no fault.
      const isWarning = /\bWARN(?:ING)?\]/.test(text)
      if (
        isWarning &&
        /[Pp]lease use|better|best|recommend|future|deprecat|will (?:soon )?require/i.test(text)
      )
        return undefined
      const found =
        /(?:requires running the server with|requires?|needs?|must use|[Pp]lease use) (?:at least )?Java (?:version )?(\d{1,2}|1\.8)\b(?![.\d])/.exec(
          text,
        )
      return found ? { java: (found[1] as string).replace('1.8', '8') } : undefined
    },
  },
  {
    // Loaders before 1.13 support no Java after 8; ModLauncher before 9 uses internals that Java 16
    // closed.
    code: 'wrong_java',
    signs: [
      'AppClassLoader cannot be cast to ',
      'cannot access class sun.security.util.ManifestEntryVerifier',
      'InaccessibleObjectException: ',
    ],
    read: (hit) => {
      const { text, before, after } = hit
      if (/AppClassLoader cannot be cast to (?:class )?java\.net\.URLClassLoader/.test(text)) {
        // Only the plugin fails, because it loads its own libraries this way.
        const isAddons = messageAbove(hit).some((line) => /\bWARN(?:ING)?\]/.test(line))
        return isAddons || culpritOf(hit).addon ? undefined : { java: '8' }
      }
      if (/cannot access class sun\.security\.util\.ManifestEntryVerifier/.test(text)) return { java: '8' }
      const isOldLoader = [...before(3), ...after(14)].some((line) =>
        /cpw\.mods\.(?:fml|modlauncher\.Launch|modlauncher\.Service)|net\.minecraft\.launchwrapper|net\.minecraftforge\.fml\.relauncher/.test(
          line,
        ),
      )
      return isOldLoader ? { java: '8' } : undefined
    },
  },
  {
    // ASM names the newest class file that it cannot read; the Java version before it is the last
    // that works.
    code: 'wrong_java',
    signs: ['Unsupported class file major version '],
    read: (hit) => {
      const major = /IllegalArgumentException: Unsupported class file major version (\d{2})/.exec(
        hit.text,
      )?.[1]
      if (major === undefined) return undefined
      const culprit = culpritOf(hit, { inTrace: false })
      if (culprit.addon) return undefined
      const near = [...hit.before(60), ...hit.after(20)]
      const isForge = near.some((line) => /cpw\.mods\.modlauncher|net\.minecraftforge/.test(line))
      // Since 1.17 Forge consists of modules.
      const isModular = near.some((line) =>
        /bootstraplauncher|modlauncher@|ModLauncher (?:9|1\d)\.|fml\.mcVersion, 1\.(?:1[789]|2\d)\b|asm-9\.[3-9]/.test(
          line,
        ),
      )
      const java = !isForge ? String(Number(major) - 45) : isModular ? '17' : '8'
      return { java, javaHere: javaOf(major) as string }
    },
  },
  tableRule(
    'wrong_java',
    ['The requested compatibility level JAVA_', 'Mixin requires JAVA_'],
    [
      [
        /requested compatibility level JAVA_(\d{1,2}) could not be set\. Level is not supported by the active JRE or ASM version \(Java (?:1\.)?(\d{1,2})/,
        'java',
        'javaHere',
      ],
    ],
  ),
  {
    // Java 8 treats an argument file as a class name.
    code: 'wrong_java',
    signs: ['Could not find or load main class @'],
    read: () => ({ java: '17', javaHere: '8' }),
  },
  {
    // The plugin's compiler is newer than its core.
    code: 'wrong_game',
    signs: ['Unsupported class file major version '],
    read: (hit) => {
      const culprit = culpritOf(hit, { inTrace: false })
      return culprit.addon ? culprit : undefined
    },
  },
  tableRule(
    'bad_flags',
    [
      'Unrecognized VM option ',
      'Unrecognized option: ',
      'Invalid maximum heap size: ',
      'Invalid initial heap size: ',
      'Initial heap size set to a larger value than the maximum heap size',
      'Conflicting collector combinations in option list',
      'Multiple garbage collectors selected',
      'is experimental and must be enabled via',
      'is diagnostic and must be enabled via',
      'Too small ',
      'Error opening zip file or JAR manifest missing : ',
      'Could not find agent library ',
      'is not a recognized option',
      'Improperly specified VM option ',
      'Missing +/- setting for VM option ',
      'Unexpected +/- setting in VM option ',
      'Invalid thread stack size: ',
      'The specified size exceeds the maximum representable size',
    ],
    [
      [/(?:Unrecognized|Improperly specified) VM option '([^'\n]{1,120})'/, 'what'],
      [/(?:setting (?:for|in)) VM option '([^'\n]{1,120})'/, 'what'],
      [/VM option '([^'\n]{1,120})' is (?:experimental|diagnostic) and must be enabled/, 'what'],
      [/(?:Unrecognized option|heap size|thread stack size): (\S{1,120})/, 'what'],
      [/UnrecognizedOptionException: (\S{1,80}) is not a recognized option/, 'what'],
      [/Error opening zip file or JAR manifest missing : (\S{1,200})/, 'what'],
      [/Could not find agent library (\S{1,200})/, 'what'],
      [/^(?:Error: )?Too small (?:initial|maximum) heap/],
      [
        /Initial heap size set to a larger value|Conflicting collector combinations|Multiple garbage collectors selected|exceeds the maximum representable size/,
      ],
    ],
  ),
  tableRule(
    'core_missing',
    [
      'Unable to access jarfile ',
      'Invalid or corrupt jarfile ',
      'Could not find or load main class ',
      'no main manifest attribute, in ',
      'Error: could not open ',
      'The server is missing critical libraries',
      'one or more essential library files',
      'Missing Minecraft Server jar',
      'Minecraft jar is missing',
      'Minecraft jar is corrupted',
      'Your NeoForge installation is corrupted',
      'NeoForge jar is ',
      'Failed to find Minecraft resource version ',
      'Missing LaunchHandler ',
      'Found no coremod provider',
      'Could not locate Minecraft',
      'Could not find minecraft server',
      'error while loading shared libraries: ',
      'ClassNotFoundException: net.minecraft',
      'NoClassDefFoundError: joptsimple',
      'NoClassDefFoundError: org/apache/logging/log4j',
      'this is a completely corrupt FML installation',
      'Selected PHP binary does not satisfy some requirements',
      '.sh: No such file or directory',
    ],
    [
      [/^Error: (?:Unable to access jarfile|Invalid or corrupt jarfile) (\S{1,200})/, 'file'],
      [/^Error: Could not find or load main class (?!@)(\S{1,200})/, 'what'],
      [/^no main manifest attribute, in (\S{1,200})/, 'file'],
      [/^(?:ba)?sh: (?:line \d{1,5}: |\d{1,5}: )?(?:cannot open )?(\S{1,150}\.sh): No such file/, 'file'],
      [/^Error: could not open [`']([^'\n]{1,200})'/, 'file'],
      [/error while loading shared libraries: (\S{1,120}?): /, 'what'],
      [
        /^(?:Exception in thread "main" |Caused by: )?java\.lang\.ClassNotFoundException: (net\.minecraft\.(?:launchwrapper\.Launch|server\.(?:Main|MinecraftServer)|bundler\.Main))\b/,
        'what',
      ],
      [
        /^Exception in thread "main" java\.lang\.NoClassDefFoundError: ((?:joptsimple|org\/apache\/logging\/log4j)\/\S{1,100})/,
        'what',
      ],
      [
        /The server is missing critical libraries|one or more essential library files|Missing Minecraft Server jar|Minecraft jar is (?:missing|corrupted)|NeoForge installation is corrupted|NeoForge jar is (?:missing|corrupted)|Failed to find Minecraft resource version|Missing LaunchHandler|Found no coremod provider|Could not locate Minecraft|Could not find minecraft server|completely corrupt FML installation|Selected PHP binary does not satisfy/,
      ],
    ],
  ),
]
