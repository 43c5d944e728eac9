import {
  htmlReport,
  jsonReport,
  junitReport,
  markdownReport,
  type ReportData,
  textReport,
} from '@lifeline/suite/report';
import { programName } from '../cli/program.ts';
import { shown } from '../cli/terminal.ts';

/** The formats of reports, each with the ending of its files. */
export const REPORT_WRITERS = {
  text: { write: (data: ReportData) => shown(textReport(data, programName(process.env))), ending: 'txt' },
  json: { write: jsonReport, ending: 'json' },
  junit: { write: junitReport, ending: 'xml' },
  markdown: { write: markdownReport, ending: 'md' },
  html: { write: htmlReport, ending: 'html' },
} as const;
export type ReportWriterName = keyof typeof REPORT_WRITERS;
