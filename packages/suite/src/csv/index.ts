export { type CsvCases, casesFromCsv } from './cases-from-csv.ts';
