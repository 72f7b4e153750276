import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { fakeBedrockArchives } from './fake-bedrock.ts'
import { fakeJars } from './fake-jars.ts'
import { ensureSandboxTools, findProgram } from './sandbox-tools.ts'

/**
 * Java versions that the fake server software requires, under the release names of Eclipse
 * Adoptium.
 */
const javaReleases = { 8: '1.8.0_472', 11: '11.0.29', 17: '17.0.17', 21: '21.0.9', 25: '25.0.1' }

/**
 * Files of the fake download sources: server software that starts, and a Java for it. Jars are
 * compiled once per machine with its JDK. Rejects with a readable message if no JDK exists or can
 * be installed.
 */
export async function fakeDownloads(say: (line: string) => void): Promise<Record<string, Buffer>> {
  await ensureSandboxTools(say, ['openjdk-17-jdk-headless']).catch(() => {
    throw new Error(
      'No JDK was found. It compiles the server software that the fake makers give away. ' +
        'On Debian, install it as root: apt-get install openjdk-17-jdk-headless',
    )
  })
  const [jars, { bedrock, pocketmine, php }, javas] = await Promise.all([
    fakeJars(),
    fakeBedrockArchives(),
    javaArchives(),
  ])
  return {
    'paper.jar': jars.paper,
    'purpur.jar': jars.paper,
    'vanilla.jar': jars.vanilla,
    'velocity.jar': jars.proxy,
    'fabric-installer.jar': jars.installer,
    'neoforge-installer.jar': jars.installer,
    'forge-installer.jar': jars.shimInstaller,
    'bedrock.zip': bedrock,
    'pocketmine.phar': pocketmine,
    'php.tar.gz': php,
    ...javas,
  }
}

/**
 * Archives in Adoptium's layout. Each holds a Java that prints its version and executes the
 * machine's Java.
 */
async function javaArchives(): Promise<Record<string, Buffer>> {
  const java = await realpath(findProgram('java') ?? 'java')
  const quoted = `'${java.replaceAll("'", "'\\''")}'`
  // A later version knows options that the machine's Java lacks.
  const program = `#!/bin/sh\nexec ${quoted} -XX:+IgnoreUnrecognizedVMOptions "$@"\n`
  const folder = await mkdtemp(path.join(tmpdir(), 'zubr-fake-java-'))
  const architecture = process.arch === 'arm64' ? 'aarch64' : 'x64'
  try {
    const made = Object.entries(javaReleases).map(async ([major, version]) => {
      const home = `jdk-${version}-jre`
      await mkdir(path.join(folder, home, 'bin'), { recursive: true })
      await writeFile(path.join(folder, home, 'release'), `JAVA_VERSION="${version}"\n`)
      const file = path.join(folder, home, 'bin/java')
      await writeFile(file, program)
      await chmod(file, 0o755)
      const archive = path.join(folder, `${major}.tar.gz`)
      await promisify(execFile)('tar', ['-C', folder, '-czf', archive, home])
      return [`java-${major}-${architecture}.tar.gz`, await readFile(archive)] as const
    })
    return Object.fromEntries(await Promise.all(made))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
