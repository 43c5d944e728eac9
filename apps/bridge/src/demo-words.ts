import type { Language } from '@lifeline/protocol';

export interface DemoWords {
  readonly heading: (revision: string) => string;
  readonly spawned: (pid: number, commandLine: string) => string;
  readonly step: (n: number, method: string, title: string) => string;
  readonly toServer: string;
  readonly toClient: string;
  readonly kinds: {
    readonly request: string;
    readonly response: string;
    readonly notification: string;
    readonly malformed: string;
  };
  readonly shutdown: string;
  readonly noShutdownMessage: string;
  readonly stdinClosed: string;
  /** `ms` since stdin was closed; undefined when the process ended by itself. */
  readonly exited: (how: string, ms: string | undefined) => string;
  readonly exitCode: (code: number | null) => string;
  readonly signal: (signal: string) => string;
  readonly stderr: string;
  readonly spawnFailed: (message: string) => string;
  readonly lost: (n: number) => string;
  readonly timeout: (n: number, seconds: number) => string;
  readonly differs: (pointer: string, expected: string, got: string) => string;
  /** How to go on with step `n`, and to quit. */
  readonly press: { readonly step: (n: number) => string; readonly end: string };
  /** Somebody had enough after so many steps. */
  readonly quit: (done: number, all: number) => string;
  /** Nobody can press a key. */
  readonly noKeys: (done: number) => string;
  readonly summary: (good: number, all: number) => string;
}

const en: DemoWords = {
  heading: (revision) =>
    `Lifeline demo: eight requests between a client and a server (MCP revision ${revision})`,
  spawned: (pid, commandLine) => `Server started as process ${pid}: ${commandLine}`,
  step: (n, method, title) => `Step ${n}: ${method} (${title})`,
  toServer: 'Client → Server',
  toClient: 'Server → Client',
  kinds: { request: 'request', response: 'response', notification: 'notification', malformed: 'malformed' },
  shutdown: 'Shutdown',
  noShutdownMessage:
    'MCP has no shutdown message: the shutdown and exit of some tutorials belong to the Language Server Protocol. The client closes the stdin of the server; what follows are events of the process, not messages.',
  stdinClosed: 'stdin closed',
  exited: (how, ms) => `process exited${ms === undefined ? '' : ` ${ms} ms later`}, ${how}`,
  exitCode: (code) => `exit code ${code}`,
  signal: (signal) => `${signal} sent`,
  stderr: 'stderr of the server',
  spawnFailed: (message) => `The server could not be started: ${message}`,
  lost: (n) => `The server ended before it answered step ${n}.`,
  timeout: (n, seconds) => `The server did not answer step ${n} within ${seconds} s.`,
  differs: (pointer, expected, got) => `Not as expected: ${pointer} should be ${expected} and is ${got}.`,
  press: {
    step: (n) => `Press a key to send step ${n}, q to quit.`,
    end: 'Press a key to close the connection, q to quit.',
  },
  quit: (done, all) => `Quit after ${done} of ${all} steps.`,
  noKeys: (done) =>
    `Stopped after ${done} steps: stdin has ended, and --step waits for a key, or for a line of stdin, before each. Leave --step out to see all eight at once.`,
  summary: (good, all) => `${good} of ${all} requests were answered as expected.`,
};

const zhCN: DemoWords = {
  heading: (revision) => `Lifeline 演示：客户端与服务器之间的八次请求（MCP 修订版 ${revision}）`,
  spawned: (pid, commandLine) => `服务器已启动，进程 ${pid}：${commandLine}`,
  step: (n, method, title) => `第 ${n} 步：${method}（${title}）`,
  toServer: '客户端 → 服务器',
  toClient: '服务器 → 客户端',
  kinds: { request: '请求', response: '响应', notification: '通知', malformed: '格式错误' },
  shutdown: '终止阶段',
  noShutdownMessage:
    'MCP 没有关闭消息：某些教程里的 shutdown 和 exit 属于语言服务器协议（LSP）。客户端关闭服务器的 stdin，之后发生的是进程事件，不是消息。',
  stdinClosed: 'stdin 已关闭',
  exited: (how, ms) => `进程${ms === undefined ? '已' : `在 ${ms} ms 后`}退出，${how}`,
  exitCode: (code) => `退出码 ${code}`,
  signal: (signal) => `已发送 ${signal}`,
  stderr: '服务器的标准错误',
  spawnFailed: (message) => `服务器无法启动：${message}`,
  lost: (n) => `服务器在响应第 ${n} 步之前就结束了。`,
  timeout: (n, seconds) => `服务器在 ${seconds} 秒内没有响应第 ${n} 步。`,
  differs: (pointer, expected, got) => `与预期不符：${pointer} 应为 ${expected}，实际为 ${got}。`,
  press: {
    step: (n) => `按任意键发送第 ${n} 步，按 q 退出。`,
    end: '按任意键关闭连接，按 q 退出。',
  },
  quit: (done, all) => `已退出，完成了 ${all} 步中的 ${done} 步。`,
  noKeys: (done) =>
    `完成 ${done} 步后停止：stdin 已结束，而 --step 每一步之前都要等待一次按键，或 stdin 的一行输入。去掉 --step 可一次看完全部八步。`,
  summary: (good, all) => `${all} 次请求中有 ${good} 次得到了预期的响应。`,
};

const zhTW: DemoWords = {
  heading: (revision) => `Lifeline 示範：用戶端與伺服器之間的八次請求（MCP 修訂版 ${revision}）`,
  spawned: (pid, commandLine) => `伺服器已啟動，行程 ${pid}：${commandLine}`,
  step: (n, method, title) => `第 ${n} 步：${method}（${title}）`,
  toServer: '用戶端 → 伺服器',
  toClient: '伺服器 → 用戶端',
  kinds: { request: '請求', response: '回應', notification: '通知', malformed: '格式錯誤' },
  shutdown: '終止階段',
  noShutdownMessage:
    'MCP 沒有關閉訊息：某些教學裡的 shutdown 和 exit 屬於語言伺服器協定（LSP）。用戶端關閉伺服器的 stdin，之後發生的是行程事件，不是訊息。',
  stdinClosed: 'stdin 已關閉',
  exited: (how, ms) => `行程${ms === undefined ? '已' : `在 ${ms} ms 後`}結束，${how}`,
  exitCode: (code) => `結束代碼 ${code}`,
  signal: (signal) => `已送出 ${signal}`,
  stderr: '伺服器的標準錯誤',
  spawnFailed: (message) => `伺服器無法啟動：${message}`,
  lost: (n) => `伺服器在回應第 ${n} 步之前就結束了。`,
  timeout: (n, seconds) => `伺服器在 ${seconds} 秒內沒有回應第 ${n} 步。`,
  differs: (pointer, expected, got) => `與預期不符：${pointer} 應為 ${expected}，實際為 ${got}。`,
  press: {
    step: (n) => `按任意鍵送出第 ${n} 步，按 q 結束。`,
    end: '按任意鍵關閉連線，按 q 結束。',
  },
  quit: (done, all) => `已結束，完成了 ${all} 步中的 ${done} 步。`,
  noKeys: (done) =>
    `完成 ${done} 步後停止：stdin 已結束，而 --step 每一步之前都要等候一次按鍵，或 stdin 的一行輸入。拿掉 --step 可一次看完全部八步。`,
  summary: (good, all) => `${all} 次請求中有 ${good} 次得到預期的回應。`,
};

export const DEMO_WORDS: Readonly<Record<Language, DemoWords>> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW };
