import type { PanelName } from '../router.ts';

/** Words of all three languages (and of the tutorials) that find a panel. */
export const PANEL_WORDS: Record<PanelName, readonly string[]> = {
  overview: ['overview', 'capabilities', '概览', '概覽', '能力'],
  tools: ['tools', '工具'],
  resources: ['resources', 'templates', '资源', '資源', '模板', '範本'],
  prompts: ['prompts', '提示词', '提示詞', '提示'],
  tasks: ['tasks', '任务', '任務'],
  inbox: [
    'inbox',
    'sampling',
    'elicitation',
    'roots',
    '收件箱',
    '收件匣',
    '采样',
    '取樣',
    '征询',
    '徵詢',
    '诱导',
    '引导',
  ],
  logs: ['logs', 'stderr', '日志', '日誌', '記錄', '标准错误', '標準錯誤'],
  findings: ['findings', 'lint', 'rules', '检查结果', '檢查結果', '规则', '規則'],
  bench: ['bench', 'cases', 'suite', 'testing', '测试台', '測試台', '用例', '測試案例'],
  lessons: ['lessons', 'tutorial', 'teaching', '课程', '課程', '教程', '教學'],
  recordings: ['recordings', 'trace', '录制文件', '錄製檔', '消息记录', '訊息記錄'],
  settings: ['settings', 'language', 'theme', 'timeout', '设置', '設定'],
};
