import { expect, test } from 'vitest'
import { javaArgumentFault, javaArgumentReasons, javaArguments } from './java-arguments.ts'

const plan = { cores: 4 }

test('java arguments: properties and switches are accepted, whatever separates them', () => {
  const { taken, refused } = javaArguments(
    '  -Dpaper.log-level=FINE  -XX:MaxGCPauseMillis=100\t--add-modules=jdk.incubator.vector -XX:+UseStringDeduplication ',
    plan,
  )
  expect(taken).toEqual([
    '-Dpaper.log-level=FINE',
    '-XX:MaxGCPauseMillis=100',
    '--add-modules=jdk.incubator.vector',
    '-XX:+UseStringDeduplication',
  ])
  expect(refused).toEqual([])
})

test.each([
  '-XX:ParallelGCThreads=4',
  '-XX:CICompilerCount=2',
  '-XX:ActiveProcessorCount=1',
  '-XX:ThreadStackSize=1024',
  '-XX:+UnlockExperimentalVMOptions',
  '-XX:G1HeapRegionSize=8M',
  '-XX:G1NewSizePercent=30',
  '-XX:InitiatingHeapOccupancyPercent=15',
  '-XX:+UseCompactObjectHeaders',
  '-XX:+UseTransparentHugePages',
  '-XX:-DisableAttachMechanism',
  '-XX:+UsePerfData',
  '-XX:-HeapDumpOnOutOfMemoryError',
  '-Dlog4j.configurationFile=log4j2.xml',
  '-Dusing.aikars.flags=https://mcflags.emc.gs',
  '--add-opens=java.base/java.lang=ALL-UNNAMED',
])('java arguments: %s is accepted', (word) => {
  expect(javaArguments(word, plan)).toEqual({ taken: [word], refused: [] })
})

test.each([
  ...['-Xmx10G', '-Xms1G', '-Xss64M', '-XX:MaxHeapSize=10g', '-XX:MaxRAMPercentage=95'].map((w) => [
    w,
    'memory',
  ]),
  ...['-XX:MaxDirectMemorySize=4G', '-XX:+AlwaysPreTouch', '-XX:+UseLargePages'].map((w) => [w, 'memory']),
  ...['-XX:-ExitOnOutOfMemoryError', '-XX:OnOutOfMemoryError=reboot'].map((w) => [w, 'memory']),
  ...['-XX:+CrashOnOutOfMemoryError', '-XX:-UseContainerSupport', '-XX:MetaspaceSize=9g'].map((w) => [
    w,
    'memory',
  ]),
  ...['-XX:StringTableSize=999999999', '-XX:+UseLargePagesIndividualAllocation'].map((w) => [w, 'memory']),
  ...['-XX:+UseZGC', '-XX:+UseSerialGC', '-XX:-UseG1GC', '-XX:+ZGenerational'].map((w) => [w, 'collector']),
  ...['-XX:OnError=sh', '-XX:Flags=x', '-agentpath:x.so', '-javaagent:x.jar', '-jar'].map((w) => [
    w,
    'program',
  ]),
  ...['-agentlib:jdwp=transport=dt_socket', '-cp', '@more.txt', '-XX:VMOptionsFile=x'].map((w) => [
    w,
    'program',
  ]),
  ...['-Djava.class.path=x', '-Djava.system.class.loader=X', '-XX:+ShowMessageBoxOnError'].map((w) => [
    w,
    'program',
  ]),
  ...['-XX:+HeapDumpBeforeFullGC', '-XX:+HeapDumpAfterFullGC', '-XX:HeapDumpPath=x'].map((w) => [w, 'files']),
  ...['-XX:+CreateCoredumpOnCrash', '-XX:+LogVMOutput', '-XX:LogFile=x', '-XX:ErrorFile=x'].map((w) => [
    w,
    'files',
  ]),
  ...['-XX:StartFlightRecording=filename=x.jfr', '-XX:+FlightRecorder'].map((w) => [w, 'files']),
  ...['-XX:ArchiveClassesAtExit=x', '-XX:AOTCacheOutput=x', '-XX:+TraceClassLoading'].map((w) => [
    w,
    'files',
  ]),
  ...['-XX:+PrintAssembly', '-XX:SharedArchiveFile=x', '-XX:+LogCompilation'].map((w) => [w, 'files']),
  ...['-Dcom.sun.management.jmxremote', '-Dcom.sun.management.jmxremote.port=9010'].map((w) => [w, 'remote']),
  ...['-Djava.rmi.server.hostname=x', '-XX:+ManagementServer'].map((w) => [w, 'remote']),
  ...['-Dcom.sun.jndi.ldap.object.trustURLCodebase=true'].map((w) => [w, 'remote']),
  ...['-XX:ParallelGCThreads=5000', '-XX:CICompilerCount=500', '-XX:ActiveProcessorCount=64'].map((w) => [
    w,
    'number',
  ]),
  ...['-XX:ConcGCThreads=5', '-XX:ParallelGCThreads=5k', '-XX:ParallelGCThreads=0x9'].map((w) => [
    w,
    'number',
  ]),
  ...['-XX:ThreadStackSize=900000', '-XX:CompilerThreadStackSize=16', '-XX:+ParallelGCThreads'].map((w) => [
    w,
    'number',
  ]),
  ...['-XX:+DisableAttachMechanism', '-XX:+PerfDisableSharedMem', '-XX:-UsePerfData'].map((w) => [
    w,
    'metrics',
  ]),
  ...['-DbundlerRepoDir=elsewhere', '-Dterminal.jline=true', '-Duser.dir=/', '-DlibraryDirectory=x'].map(
    (w) => [w, 'ours'],
  ),
  ['-Duser.timezone=Europe/Minsk', 'time_zone'],
  ...['-Dlog4j2.formatMsgNoLookups=false', '-Dlog4j2.enableJndiLookup=true'].map((w) => [w, 'log4j']),
  ...['-Dlog4j.formatMsgNoLookups=false', '-Dlog4j2.enableJndi=true'].map((w) => [w, 'log4j']),
  ...['other.jar', '-Xlog:gc', '-Xrs', '-server', '-XX', '--illegal-access=permit', '-verbose:gc'].map(
    (w) => [w, 'form'],
  ),
] as [string, string][])('java arguments: %s is refused for its %s', (word, reason) => {
  expect(javaArguments(word, plan)).toMatchObject({ taken: [], refused: [{ word, reason }] })
  expect(javaArgumentReasons).toContain(reason)
})

test("java arguments: numbers of threads are limited by the plan's cores", () => {
  const maxThreads = (cores: number | null) =>
    javaArguments('-XX:ParallelGCThreads=99', { cores }).refused[0]?.bounds?.max
  expect([maxThreads(null), maxThreads(8), maxThreads(1)]).toEqual([16, 8, 2])
  const [refused] = javaArguments('-XX:ParallelGCThreads=99', { cores: 8 }).refused
  expect(refused && javaArgumentFault(refused)).toBe(
    '-XX:ParallelGCThreads=99: expected a whole number from 1 to 8',
  )
})
