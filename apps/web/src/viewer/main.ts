import '../styles/index.css';
import { boot } from './boot.tsx';

const element = document.getElementById('root');
if (element === null) throw new Error('viewer.html has no #root');
void boot(element);
